# Polis for a server: `docker build -t polis .`, then
# `docker run -p 8000:8000 -v polis:/data -e POLIS_NAMES=polis.example.org polis`.

# The pages of the browser.
FROM node:20-slim AS pages
WORKDIR /polis
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web install --no-save --no-audit --no-fund
COPY web web
COPY src/polis src/polis
RUN npm --prefix web run build

# The locked packages, each checked by its hash, and Polis among them.
FROM python:3.12-slim AS packages
WORKDIR /polis
COPY requirements.lock .
RUN python -m venv /opt/polis \
    && /opt/polis/bin/pip install --no-cache-dir --require-hashes --requirement requirements.lock
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
COPY --from=pages /polis/src/polis/web_app src/polis/web_app
RUN /opt/polis/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.12-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home polis
COPY --from=packages /opt/polis /opt/polis
USER polis
# What must last: the database, and the compiled rules, which the first start makes for its machine.
VOLUME /data
ENV POLIS_DATABASE=sqlite:////data/polis.sqlite \
    POLIS_CACHE_DIR=/data/cache \
    POLIS_PORT=8000
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["/opt/polis/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["/opt/polis/bin/polis", "serve", "--host", "0.0.0.0", "--no-open"]
