# Polis for a server; docs/running.md says how to build and run it.
#
# A digest pins a base image to exact bytes: --build-arg PYTHON_DIGEST=sha256:…
ARG NODE_TAG=24-slim
ARG NODE_DIGEST
ARG PYTHON_TAG=3.12-slim
ARG PYTHON_DIGEST

# The pages of the browser.
FROM node:${NODE_TAG}${NODE_DIGEST:+@${NODE_DIGEST}} AS pages
WORKDIR /polis
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web install --omit=dev --no-save --no-audit --no-fund
COPY web web
COPY src/polis src/polis
RUN npm --prefix web run build

# The wheel with the native code of the games, built with the locked tools, and an environment with
# what runs it and nothing else. Each package is checked by its hash.
FROM python:${PYTHON_TAG}${PYTHON_DIGEST:+@${PYTHON_DIGEST}} AS packages
WORKDIR /polis
COPY requirements-dev.lock requirements-runtime.lock ./
RUN python -m venv /opt/build \
    && /opt/build/bin/pip install --no-cache-dir --require-hashes --requirement requirements-dev.lock
ENV UV_NO_CACHE=1 UV_PYTHON_DOWNLOADS=never
RUN python -m venv --without-pip /opt/polis \
    && /opt/build/bin/uv pip install --python /opt/polis/bin/python --compile-bytecode \
        --require-hashes --requirement requirements-runtime.lock
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
COPY tools tools
COPY --from=pages /polis/src/polis/web_app src/polis/web_app
RUN /opt/build/bin/uv build --wheel --no-build-isolation --python /opt/build/bin/python \
        --out-dir /opt/wheel \
    && /opt/build/bin/uv pip install --python /opt/polis/bin/python --compile-bytecode \
        --no-deps /opt/wheel/polis_games-*.whl

# Nothing is installed or built here: the image's own pip goes as well.
FROM python:${PYTHON_TAG}${PYTHON_DIGEST:+@${PYTHON_DIGEST}}
RUN python -c "import ensurepip, shutil; shutil.rmtree(ensurepip.__path__[0])" \
    && python -m pip uninstall --yes --root-user-action=ignore pip \
    && useradd --system --uid 10001 --home-dir /data --create-home polis
COPY --from=packages /opt/polis /opt/polis
USER polis
# What must last: the database. The server writes nowhere else but to /tmp.
VOLUME /data
ENV POLIS_DATABASE=sqlite:////data/polis.sqlite \
    POLIS_CACHE_DIR=/tmp/cache \
    POLIS_PORT=8000 \
    PYTHONDONTWRITEBYTECODE=1
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["/opt/polis/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["/opt/polis/bin/polis", "serve", "--host", "0.0.0.0", "--no-open"]
