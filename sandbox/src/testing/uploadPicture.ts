import sharp from "sharp";

/** Uploads a small picture for that session, and returns its id. */
export async function uploadPicture({ origin }: { origin: string }, token: string): Promise<string> {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c2571a" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(png)]), "a.png");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/wps/upload/image`, { method: "POST", headers, body: form });
  return JSON.parse(await answer.text()).value.imageId;
}
