import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import type { Endpoint } from '@platform/contracts';
import { endCanary, readRegistry } from '@platform/releases';
import { test } from '../support/admin-fixtures.ts';
import { expect } from '../support/fixtures.ts';
import { FORMS } from '../support/forms.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const BLANK = '   ';
/** Longer than any text that the product accepts, and still within the limit for a body. */
const TOO_LONG = 'W'.repeat(10_001);
const TOO_MANY = '9'.repeat(18);

/** A control that takes text, or a choice with the value of its last option. */
type Field = { readonly name: string; readonly choice: string | null; readonly isNumber: boolean };

test.use({ viewport: { width: 360, height: 740 }, expectedMessages: /40[39] \((Forbidden|Conflict)\)/ });

/** With a canary, every visitor gets a cookie. */
test.afterAll(({ platform }) => {
  const store = join(platform.dataFolder, 'releases');
  if (readRegistry(store).apps['mf-admin']?.canary) endCanary(store, 'mf-admin', 'release');
});

test('every form of the product is in this sweep', () => {
  const folders = ['mf-*', 'shell/src', 'shell/kit/src', ':!*.stories.tsx', ':!*.test.tsx'];
  const output = execFileSync('git', ['grep', '--count', 'useContractForm({', '--', ...folders], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  const inSource = output
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [source = '', count] = line.split(':');
      return Array.from({ length: Number(count) }, () => source);
    });
  expect(FORMS.map(({ source }) => source).sort()).toEqual(inSource.sort());
});

for (const { name, endpoint, check, open, allowsBlanks = false, confirmation } of FORMS) {
  test(`${name}: rejects blanks and texts that are too long, takes the longest once`, async ({
    page,
    platform,
    seeder,
    richMember,
    logIn,
  }) => {
    const { form, values = {} } = await open({ page, platform, seeder, richMember, logIn });
    await expect(form).toBeVisible();
    const requests = recordRequests(page, check ?? endpoint);
    const fields = await listFields(form);
    const texts = fields.filter(({ choice }) => choice === null);
    const submit = await findSubmitButton(form);

    await test.step('blanks', async () => {
      if (allowsBlanks) return;
      for (const field of texts) await control(form, field).fill(field.isNumber ? '' : BLANK);
      await expectRejection(form, submit);
      expect(requests, 'a form of blanks is not sent').toEqual([]);
    });

    await test.step('texts that are too long', async () => {
      if (texts.length === 0) return;
      for (const field of texts) await control(form, field).fill(field.isNumber ? TOO_MANY : TOO_LONG);
      await expectRejection(form, submit);
      await expectNothingOutside(page);
      expect(requests, 'a form of endless texts is not sent').toEqual([]);
    });

    await test.step('the longest texts, with a double click', async () => {
      for (const field of fields) await fillIn(form, field, values[field.name] ?? longestOf(endpoint, field));
      await submit.dblclick();
      if (confirmation) await confirmation(page).dblclick();
      await expect.poll(() => requests.length, { message: 'requests' }).toBeGreaterThan(0);
      const [request, ...repeated] = requests;
      expect((await request?.response())?.ok(), await (await request?.response())?.text()).toBe(true);
      expect(repeated, 'the second click sends nothing').toEqual([]);
      await expectNothingOutside(page);
    });
  });
}

/** Collects the requests that call an endpoint from now on. */
function recordRequests(page: Page, { method, path }: Endpoint): Request[] {
  const requests: Request[] = [];
  const pattern = new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`);
  page.on('request', (request) => {
    if (request.method() === method && pattern.test(new URL(request.url()).pathname)) requests.push(request);
  });
  return requests;
}

/** Lists the controls that a person fills in and that are sent: what is not has no name. */
function listFields(form: Locator): Promise<Field[]> {
  return form.evaluate((element: HTMLFormElement) => {
    const fields = new Map<string, { name: string; choice: string | null; isNumber: boolean }>();
    for (const field of element.elements) {
      if (field.getAttribute('name') === null) continue;
      if (field instanceof HTMLSelectElement) {
        const choice = [...field.options].at(-1)?.value ?? '';
        fields.set(field.name, { name: field.name, choice, isNumber: false });
      } else if (field instanceof HTMLInputElement && field.type === 'radio') {
        fields.set(field.name, { name: field.name, choice: field.value, isNumber: false });
      } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
        const isShown = field.checkVisibility() && !field.readOnly && field.type !== 'checkbox';
        const isNumber = field.type === 'number';
        if (isShown) fields.set(field.name, { name: field.name, choice: null, isNumber });
      }
    }
    return [...fields.values()];
  });
}

/** The button may be outside its form, in the footer of a dialog. */
async function findSubmitButton(form: Locator): Promise<Locator> {
  const id = await form.getAttribute('id');
  const inside = form.locator('button[type="submit"]');
  return id === null ? inside : inside.or(form.page().locator(`button[type="submit"][form="${id}"]`));
}

function control(form: Locator, { name }: Field): Locator {
  return form.locator(`[name="${name}"]`);
}

async function fillIn(form: Locator, field: Field, text: string): Promise<void> {
  if (field.choice === null) return control(form, field).fill(text);
  const choice = control(form, field);
  if ((await choice.first().getAttribute('type')) !== 'radio') {
    await choice.selectOption(text);
  } else {
    await choice.and(form.locator(`[value="${text}"]`)).check();
  }
}

/** What yup tells about the rules of an object's fields. */
type Rules = { fields: Record<string, { tests?: { name?: string; params?: { max?: unknown } }[] }> };

/** The longest text that the contract accepts for a field, in one word. */
function longestOf({ body }: Endpoint, { name, choice }: Field): string {
  if (choice !== null) return choice;
  const { fields } = (body as unknown as { describe(): Rules }).describe();
  const max = fields[name]?.tests?.find((rule) => rule.name === 'max')?.params?.max;
  if (typeof max !== 'number') throw new Error(`the sweep needs a value for the field "${name}"`);
  return 'W'.repeat(max);
}

/** Submits, and expects the focus on a field that says what is wrong; or a disabled button and such a field. */
async function expectRejection(form: Locator, submit: Locator): Promise<void> {
  const invalid = form.locator('[aria-invalid="true"]');
  if (await submit.isDisabled()) {
    await expect(invalid).not.toHaveCount(0);
    return;
  }
  await submit.click();
  const focused = form.locator('[aria-invalid="true"]:focus, [aria-invalid="true"] :focus');
  await expect(focused, 'the first invalid field has the focus').toHaveCount(1);
  await expect(focused).toBeInViewport();
}

/** Expects that no text widens the page beyond the window. */
async function expectNothingOutside(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'width of the page').toBeLessThanOrEqual(360);
}
