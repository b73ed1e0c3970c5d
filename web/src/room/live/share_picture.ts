/** The result of a game as a picture: the boards as they are drawn here, names and points. */
import { save } from '../../kit/browser/download'

interface Result {
  title: string
  headline: string
  lines: { name: string; score: number }[]
  /** Where the boards are drawn. */
  boards: HTMLElement
}

const [WIDTH, HEIGHT] = [1200, 630]
const PAPER = '#f5f0e6'
const INK = '#2b2622'

/** The properties that decide how a drawing looks; they come from style sheets. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'display',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
  'filter',
  'transform',
]

/** A copy of a drawing that needs no style sheet and nothing else of the page. */
function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  dress(drawing, copy)
  const needed = new Set<string>()
  for (const text of copy.outerHTML.matchAll(/(?:url\("?#|href="#)([\w-]+)/g)) needed.add(text[1]!)
  const defs = document.createElementNS(copy.namespaceURI, 'defs')
  for (const id of needed) {
    const original = document.getElementById(id)
    if (!original || copy.querySelector(`#${CSS.escape(id)}`)) continue
    const inner = original.cloneNode(true) as Element
    dress(original, inner)
    defs.append(inner)
  }
  copy.prepend(defs)
  return copy
}

function dress(original: Element, copy: Element): void {
  const look = getComputedStyle(original)
  // Property by property: the page's policy forbids to write the attribute as text.
  const { style } = copy as SVGElement
  for (const name of LOOKS) {
    const value = look.getPropertyValue(name)
    if (value && value !== 'none' && value !== 'normal') style.setProperty(name, value)
  }
  if (look.fill === 'none') style.setProperty('fill', 'none')
  ;[...original.children].forEach((child, n) => dress(child, copy.children[n]!))
}

async function picture(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = standalone(drawing)
  const { width, height } = drawing.getBoundingClientRect()
  copy.setAttribute('width', String(2 * width))
  copy.setAttribute('height', String(2 * height))
  const text = new XMLSerializer().serializeToString(copy)
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = url
  await image.decode()
  URL.revokeObjectURL(url)
  return image
}

/** Draw an image into a box, as large as it fits. */
function fit(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement,
  [left, top, width, height]: readonly [number, number, number, number],
): void {
  const scale = Math.min(width / image.width, height / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  pen.drawImage(image, left + (width - w) / 2, top + (height - h) / 2, w, h)
}

/** Draw the result on a canvas and give it to the person as a file. */
export async function savePicture(name: string, result: Result): Promise<void> {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [WIDTH, HEIGHT]
  const pen = canvas.getContext('2d')!
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const drawings = [...result.boards.querySelectorAll<SVGSVGElement>('svg.thumb')]
  const [first, ...others] = await Promise.all(drawings.map(picture))
  if (first) fit(pen, first, [480, 40, 680, others.length ? 380 : 550])
  others.forEach((image, n) => {
    const width = 680 / others.length
    fit(pen, image, [480 + n * width, 440, width - 10, 150])
  })
  const font = getComputedStyle(document.body).fontFamily
  pen.fillStyle = INK
  pen.font = `600 34px ${font}`
  pen.fillText(result.title, 48, 84, 410)
  pen.font = `700 44px ${font}`
  pen.fillText(result.headline, 48, 160, 410)
  result.lines.forEach(({ name, score }, n) => {
    pen.font = `${n ? 400 : 700} 32px ${font}`
    pen.fillText(name, 48, 250 + n * 58, 300)
    pen.textAlign = 'right'
    pen.fillText(String(score), 440, 250 + n * 58)
    pen.textAlign = 'left'
  })
  pen.font = `400 24px ${font}`
  pen.fillText('Polis', 48, HEIGHT - 40)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (blob) save(name, blob, 'image/png')
}
