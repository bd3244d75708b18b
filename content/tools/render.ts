import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import type { PictureObject } from '../src/compile/media.ts';
import { toPalette, type PaletteImage } from './palette-png.ts';
import { silhouette, type Scene } from './scene.ts';

/** Space around a scene in which the whole of an object is measured. */
const MARGIN = 400;

/** Loads the renderer. It is WebAssembly, so it makes the same pixels on every machine. */
export async function loadRenderer(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
}

/** Renders a scene as an image of at most 256 colors. */
export function renderImage(scene: Scene): PaletteImage {
  const body = scene.background + scene.objects.map(({ svg }) => svg).join('');
  const { width, height, pixels } = render(svgDocument(body, scene, 0));
  return toPalette(width, height, pixels);
}

/** Measures what is visible of each object. An object that is covered entirely is left out. */
export function measureObjects(scene: Scene): PictureObject[] {
  const masks = scene.objects.map(({ svg }, index) => mask(svg, `rgb(${index + 1},0,0)`)).join('');
  const { width, height, pixels } = render(svgDocument(masks, scene, 0));
  const visible = scene.objects.map(() => ({ left: width, top: height, right: -1, bottom: -1, count: 0 }));
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      const area = visible[(pixels[at] ?? 0) - 1];
      if (!area) continue;
      area.left = Math.min(area.left, x);
      area.right = Math.max(area.right, x);
      area.top = Math.min(area.top, y);
      area.bottom = Math.max(area.bottom, y);
      area.count += 1;
    }
  }
  return scene.objects.flatMap(({ kind, details = {} }, index) => {
    const area = visible[index];
    if (!area || area.count === 0) return [];
    const { whole, inside } = countPixels(scene, index);
    return [
      {
        kind,
        details: { ...details },
        box: {
          x: area.left,
          y: area.top,
          width: area.right - area.left + 1,
          height: area.bottom - area.top + 1,
        },
        visiblePercent: Math.round((area.count / whole) * 100),
        isTruncated: inside < whole * 0.985,
        isOccluded: area.count < inside * 0.965,
      },
    ];
  });
}

/** Counts the pixels of an object alone: all of them, and those inside the picture. */
function countPixels(scene: Scene, index: number): { whole: number; inside: number } {
  const { width, height, pixels } = render(
    svgDocument(mask(scene.objects[index]?.svg ?? '', 'rgb(255,0,0)'), scene, MARGIN),
  );
  let whole = 0;
  let inside = 0;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      if (pixels[at] !== 255) continue;
      whole += 1;
      if (x >= MARGIN && y >= MARGIN && x < width - MARGIN && y < height - MARGIN) inside += 1;
    }
  }
  return { whole, inside };
}

/** Paints a whole drawing in one color without soft edges, which is how its pixels are found again. */
function mask(svg: string, color: string): string {
  return `<g shape-rendering="crispEdges">${silhouette(svg, color)}</g>`;
}

function svgDocument(body: string, { width, height }: Scene, margin: number): string {
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${-margin} ${-margin} ${size.width} ${size.height}">${body}</svg>`;
}

/** Renders a document as RGBA pixels, and frees the memory of the renderer. */
function render(svg: string): { width: number; height: number; pixels: Uint8Array } {
  const document = new Resvg(svg);
  const image = document.render();
  const { width, height, pixels } = image;
  image.free();
  document.free();
  return { width, height, pixels };
}
