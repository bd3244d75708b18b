import { readFileSync } from 'node:fs';

/** Something in a picture, and where its visible part is, in pixels. */
export type PictureObject = {
  readonly kind: string;
  readonly details: Readonly<Record<string, string>>;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** How much of the whole object can be seen. */
  readonly visiblePercent: number;
  /** Whether the edge of the picture cuts it. */
  readonly isTruncated: boolean;
  /** Whether something covers a part of it. */
  readonly isOccluded: boolean;
};

/** A picture of a work task with everything that is known of it. Only content and scoring read this. */
export type Picture = {
  /** The SHA-256 of the PNG file, and its name. */
  readonly hash: string;
  /** The SHA-256 of the palette and the pixels. */
  readonly pixelHash: string;
  readonly width: number;
  readonly height: number;
  readonly description: string;
  readonly objects: readonly PictureObject[];
};

/** All pictures by name, as `npm run make:media -w @platform/api` wrote them. */
export const PICTURES = JSON.parse(
  readFileSync(new URL('pictures.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Picture>>;

/** Returns a picture. @throws Error if there is none of that name */
export function pictureOf(name: string): Picture {
  const picture = PICTURES[name];
  if (!picture) throw new Error(`There is no picture ${name}.`);
  return picture;
}
