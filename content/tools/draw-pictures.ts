#!/usr/bin/env node
/**
 * Draws the pictures that `media/media.yaml` lists without a file, writes the hash of each file into the list, and what
 * is in the pictures into `media/objects.json`: `npm run draw -w @platform/content`. A picture that has a file is only
 * measured again, because a picture never changes under its name.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { MeasuredPictures } from '../src/compile/media.ts';
import { CONTENT_FOLDER } from '../src/folder.ts';
import { drawPicture } from './draw-picture.ts';
import { listDrawings } from './list-drawings.ts';
import { loadRenderer } from './render.ts';

const folder = join(CONTENT_FOLDER, 'media');
const objectsFile = join(folder, 'objects.json');
const listFile = join(folder, 'media.yaml');
const before = existsSync(objectsFile)
  ? (JSON.parse(readFileSync(objectsFile, 'utf8')) as MeasuredPictures)
  : {};
const list = parseDocument(readFileSync(listFile, 'utf8'));
await loadRenderer();

const drawn: string[] = [];
const changed: string[] = [];
const measured = listDrawings().map(({ group, name, makeScene }) => {
  const { png, pixelHash, objects } = drawPicture(makeScene());
  const file = join(folder, `${name}.png`);
  if (existsSync(file)) {
    if (before[name]?.pixelHash !== pixelHash) changed.push(name);
  } else {
    writeFileSync(file, png);
    list.setIn([group, 'pictures', name, 'sha256'], createHash('sha256').update(png).digest('hex'));
    drawn.push(name);
  }
  return `"${name}": ${JSON.stringify({ pixelHash, objects })}`;
});
if (changed.length > 0) {
  process.stderr.write(
    `The maker draws ${changed.join(', ')} otherwise than before: list it under a new name.\n`,
  );
  process.exitCode = 1;
} else {
  writeFileSync(objectsFile, `{\n${measured.join(',\n')}\n}\n`);
  if (drawn.length > 0) writeFileSync(listFile, list.toString({ lineWidth: 120 }));
  process.stdout.write(`${drawn.length} pictures drawn, ${measured.length} measured\n`);
}
