import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readMedia, type MeasuredPictures } from '../src/compile/media.ts';
import { CONTENT_FOLDER } from '../src/folder.ts';
import { drawPicture } from './draw-picture.ts';
import { listDrawings } from './list-drawings.ts';
import { loadRenderer } from './render.ts';

const FOLDER = join(CONTENT_FOLDER, 'media');
const MAX_BYTES = 40 * 1024;

const measured = JSON.parse(readFileSync(join(FOLDER, 'objects.json'), 'utf8')) as MeasuredPictures;
const drawings = listDrawings();
/** The first picture of each kind; `npm run draw` draws all of them. */
const REDRAWN = drawings.filter(({ name }) => name.endsWith('-01'));

beforeAll(() => loadRenderer());

test.each(REDRAWN)('$name is drawn with the same pixels and objects again', ({ name, makeScene }) => {
  const { pixelHash, objects } = drawPicture(makeScene());

  expect({ pixelHash, objects }).toEqual(measured[name]);
});

test('every picture is listed, measured, and at most 40 KB large', () => {
  const { pictures } = readMedia(CONTENT_FOLDER);
  const names = pictures.map(({ name }) => name);
  expect(drawings.map(({ name }) => name)).toEqual(names);
  expect(Object.keys(measured)).toEqual(names);
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.png'));
  expect(files.sort()).toEqual(pictures.map(({ file }) => file).sort());
  const large = files.filter((file) => readFileSync(join(FOLDER, file)).length > MAX_BYTES);
  expect(large).toEqual([]);
});

test('no two pictures are the same', () => {
  const hashes = Object.values(measured).map(({ pixelHash }) => pixelHash);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('every object lies inside its picture', () => {
  for (const { name, width, height, objects } of readMedia(CONTENT_FOLDER).pictures) {
    const outside = objects.filter(
      ({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height,
    );
    expect([name, outside]).toEqual([name, []]);
  }
});
