import { createHash } from 'node:crypto';
import type { Picture } from '../pictures.ts';
import { encodePng } from './palette-png.ts';
import { measureObjects, renderImage } from './render.ts';
import type { Scene } from './scene.ts';

/** Renders a scene and measures what is in it. The renderer must be loaded. */
export function drawPicture(scene: Scene): { png: Buffer; picture: Picture } {
  const image = renderImage(scene);
  const png = encodePng(image);
  const { width, height, description } = scene;
  // Compressed bytes can differ between versions of zlib, pixels cannot.
  const pixelHash = sha256(image.palette, image.pixels);
  const objects = measureObjects(scene);
  return { png, picture: { hash: sha256(png), pixelHash, width, height, description, objects } };
}

function sha256(...parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
