/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '@platform/kit';
import * as forms from '@platform/kit/forms';
import * as overlays from '@platform/kit/overlays';
import { RequireUser } from './standalone/require-user.tsx';

const TEXT = globSync('**/*.stories.tsx', { cwd: import.meta.dirname })
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** Without a story of their own: the provider that stories render in, and parts of the design system. */
const EXCLUDED = ['PlatformProvider', 'MenuHeading', 'MenuSeparator'];

const components = Object.keys({ ...kit, ...forms, ...overlays, RequireUser }).filter(
  (name) => /^[A-Z][a-z]/.test(name) && !EXCLUDED.includes(name),
);

test.each(components)('%s appears in a story', (name) => {
  expect(TEXT).toMatch(new RegExp(`<${name}\\b|component: ${name},`));
});
