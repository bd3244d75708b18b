import { createHash } from 'node:crypto';
import type { PictureObject } from '../src/compile/media.ts';
import { encodePng } from './palette-png.ts';
import { measureObjects, renderImage } from './render.ts';
import type { Scene } from './scene.ts';

/** A picture as it was drawn, with what is in it. */
export type DrawnPicture = {
  readonly png: Buffer;
  /** The SHA-256 of palette and pixels: compressed bytes can differ between versions of zlib, pixels cannot. */
  readonly pixelHash: string;
  readonly objects: readonly PictureObject[];
};

/** Renders a scene and measures what is in it. The renderer must be loaded. */
export function drawPicture(scene: Scene): DrawnPicture {
  const image = renderImage(scene);
  const pixelHash = createHash('sha256').update(image.palette).update(image.pixels).digest('hex');
  return { png: encodePng(image), pixelHash, objects: measureObjects(scene) };
}
