import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { PICTURES } from '../pictures.ts';
import { drawPicture } from './draw-picture.ts';
import { loadRenderer } from './render.ts';
import { SCENES } from './scenes.ts';

const FOLDER = new URL('../pictures/', import.meta.url);
/** The first scene of each kind; `npm run make:media` draws all of them. */
const REDRAWN = Object.keys(SCENES).filter((name) => name.endsWith('-01'));

beforeAll(() => loadRenderer());

test.each(REDRAWN)('%s is drawn with the same pixels and objects again', (name) => {
  const { pixelHash, objects, width, height } = drawPicture(SCENES[name]!()).picture;

  expect({ pixelHash, objects, width, height }).toEqual({
    pixelHash: PICTURES[name]!.pixelHash,
    objects: PICTURES[name]!.objects,
    width: PICTURES[name]!.width,
    height: PICTURES[name]!.height,
  });
});

test('there is one file for each scene, named by its hash, of at most 40 KB', () => {
  expect(Object.keys(PICTURES)).toEqual(Object.keys(SCENES));
  const files = Object.values(PICTURES).map(({ hash }) => `${hash}.png`);
  expect(readdirSync(FOLDER).sort()).toEqual(files.sort());
  for (const file of files) {
    const content = readFileSync(new URL(file, FOLDER));
    expect(`${createHash('sha256').update(content).digest('hex')}.png`).toBe(file);
    expect(content.length).toBeLessThanOrEqual(40 * 1024);
  }
});

test('no two pictures are the same', () => {
  const hashes = Object.values(PICTURES).map(({ pixelHash }) => pixelHash);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('every object lies inside its picture', () => {
  for (const { width, height, objects } of Object.values(PICTURES)) {
    const outside = objects.filter(
      ({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height,
    );
    expect(outside).toEqual([]);
  }
});
