import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, entriesOf, mapOf, textOf, type Field } from '../source/field.ts';
import { readYaml } from '../source/read-yaml.ts';

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

/** A picture with everything that is known of it. */
export type Picture = {
  readonly name: string;
  /** The file in `media`. */
  readonly file: string;
  /** The SHA-256 of the file. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, without the answer to any question about it. */
  readonly alt: string;
  /** What is in it, if a tool drew it. */
  readonly objects: readonly PictureObject[];
};

/** What the tool that drew the pictures knows of each. */
export type MeasuredPictures = Readonly<
  Record<string, { readonly pixelHash: string; readonly objects: readonly PictureObject[] }>
>;

/** The pictures of a content folder. */
export type Media = {
  /** Returns a picture by its name. @throws ContentError at the location of the name */
  readonly get: (name: Field) => Picture;
  readonly pictures: readonly Picture[];
};

/** Reads the list of pictures, and checks that each file is the one that was listed. @throws ContentError */
export function readMedia(folder: string): Media {
  const list = readYaml(readFileSync(join(folder, 'media/media.yaml'), 'utf8'), 'media/media.yaml');
  const measured = JSON.parse(readFileSync(join(folder, 'media/objects.json'), 'utf8')) as MeasuredPictures;
  const byName = new Map<string, Picture>();
  for (const [, field] of entriesOf(list)) {
    const group = mapOf(field);
    for (const name of ['maker', 'license']) textOf(group.get(name));
    const alt = textOf(group.get('alt'));
    for (const [name, entry] of entriesOf(group.get('pictures'))) {
      const fields = mapOf(entry);
      for (const other of ['seed', 'faults', 'retired']) fields.maybe(other);
      const hash = textOf(fields.get('sha256'));
      fields.end();
      byName.set(name, {
        name,
        hash,
        alt,
        ...readPng(folder, name, hash, entry),
        objects: measured[name]?.objects ?? [],
      });
    }
    group.end();
  }
  return {
    pictures: [...byName.values()],
    get(field) {
      const name = textOf(field);
      const picture = byName.get(name);
      if (!picture)
        throw new ContentError(field.location, `There is no picture "${name}" in media/media.yaml`);
      return picture;
    },
  };
}

/** Reads the size of a picture from its file (PNG, ISO/IEC 15948: the first chunk begins with width and height). */
function readPng(folder: string, name: string, hash: string, { location }: Field) {
  const file = `${name}.png`;
  let content: Buffer;
  try {
    content = readFileSync(join(folder, 'media', file));
  } catch {
    throw new ContentError(location, `The file media/${file} is missing`);
  }
  if (createHash('sha256').update(content).digest('hex') !== hash)
    throw new ContentError(
      location,
      `media/${file} is another file than the one listed: a new picture gets a new name`,
    );
  return { file, width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}
