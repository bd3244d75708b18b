/**
 * @own-modules The inline script runs once, when it is imported.
 */
import { ROOT_ID } from '../page-data.ts';
import { undoForeignChanges } from './undo-foreign-changes.ts';

const SERVED = '<h1>Log in to <b>AI Skill</b></h1><form><label>Username<input></label></form><p>28 tasks</p>';

beforeAll(async () => {
  document.body.innerHTML = `<div id="${ROOT_ID}">${SERVED}</div>`;
  globalThis.pageStart = { script: '', scriptAttributes: {}, preloads: [] };
  await import('../inline/record-changes.ts');
});

it('leaves the nodes that were served, whatever a translation and extensions do before hydration', async () => {
  const root = document.getElementById(ROOT_ID) as HTMLElement;
  const [heading, form, text] = [...root.children] as [HTMLElement, HTMLElement, HTMLElement];
  const field = form.querySelector('input') as HTMLInputElement;
  field.value = 'maria';

  const font = document.createElement('i');
  font.textContent = 'Translated ';
  heading.firstChild?.replaceWith(font);
  const icon = document.createElement('password-manager-icon');
  field.after(icon);
  await Promise.resolve();
  icon.innerHTML = '<svg></svg>';
  root.prepend(document.createElement('div'));
  (text.firstChild as Text).data = '28 jobs';
  // A link around a number.
  const link = document.createElement('a');
  text.replaceWith(link);
  link.append(text);
  form.remove();
  root.append(form);

  expect(undoForeignChanges()).toBe(true);
  expect(root.innerHTML).toBe(SERVED);
  expect([...root.children]).toEqual([heading, form, text]);
  expect(form.querySelector('input')).toBe(field);
  expect(field).toHaveValue('maria');
});
