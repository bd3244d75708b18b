#!/usr/bin/env node
/**
 * Draws the pictures of work tasks into `../pictures`, and writes what is known of them into `../pictures.json`. Run it
 * after a change of a scene: `npm run make:media -w @platform/api`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { drawPicture } from './draw-picture.ts';
import { loadRenderer } from './render.ts';
import { SCENES } from './scenes.ts';

const folder = new URL('../pictures/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
await loadRenderer();

let bytes = 0;
const pictures = Object.entries(SCENES).map(([name, makeScene]) => {
  const { png, picture } = drawPicture(makeScene());
  writeFileSync(new URL(`${picture.hash}.png`, folder), png);
  bytes += png.length;
  return [name, picture] as const;
});
writeFileSync(
  new URL('../pictures.json', import.meta.url),
  `{\n${pictures.map(([name, picture]) => `"${name}": ${JSON.stringify(picture)}`).join(',\n')}\n}\n`,
);
process.stdout.write(`${pictures.length} pictures, ${Math.round(bytes / 1024)} KB\n`);
