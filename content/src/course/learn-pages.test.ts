import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildContent } from '../build.ts';
import { BUILT_PAGES } from '../built-content.ts';
import { compileContent } from '../compile/compile.ts';
import { BUILD_FOLDER } from '../folder.ts';

const folder = join(BUILD_FOLDER, BUILT_PAGES);

test('the public pages have a file for every lesson, and none for one that is gone', async () => {
  expect(await buildContent()).toEqual([]);
  const gone = join(folder, 'lessons/ai-basics.gone.json');
  writeFileSync(gone, '{}');
  expect(await buildContent()).toEqual([]);
  expect(existsSync(gone)).toBe(false);

  const { courses } = await compileContent();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  const shown = courses.filter(({ seed }) => seed.lessons.length > 0);
  expect(files.sort()).toEqual(
    [
      'index.json',
      ...shown.map(({ seed }) => `courses/${seed.slug}.json`),
      ...shown.flatMap(({ seed }) => seed.lessons.map(({ slug }) => `lessons/${seed.slug}.${slug}.json`)),
    ].sort(),
  );
});
