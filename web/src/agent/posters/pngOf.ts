interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture as a PNG of this size, because messengers do not take every format. Tries the addresses in their order. */
export async function pngOf(addresses: readonly string[], { width, height }: Size): Promise<Blob> {
  const picture = await firstLoaded(addresses);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error("no file was made of the picture"))), "image/png"),
  );
}

async function firstLoaded([address, ...others]: readonly string[]): Promise<HTMLImageElement> {
  const picture = new Image();
  // Without it the browser lets nobody read what was drawn.
  picture.crossOrigin = "anonymous";
  picture.src = address ?? "";
  try {
    await picture.decode();
    return picture;
  } catch (error) {
    if (others.length === 0) throw error;
    return firstLoaded(others);
  }
}
