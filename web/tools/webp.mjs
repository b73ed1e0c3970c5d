/** A small file of a picture, made by the browser itself: drawings with few colours need no more. */
export async function webp(page, png, quality = 0.86) {
  const bytes = await page.evaluate(
    async ([text, quality]) => {
      const answer = await fetch(`data:image/png;base64,${text}`)
      const image = await createImageBitmap(await answer.blob())
      const canvas = new OffscreenCanvas(image.width, image.height)
      canvas.getContext('2d').drawImage(image, 0, 0)
      const small = await canvas.convertToBlob({ type: 'image/webp', quality })
      return Array.from(new Uint8Array(await small.arrayBuffer()))
    },
    [png.toString('base64'), quality],
  )
  return Uint8Array.from(bytes)
}
