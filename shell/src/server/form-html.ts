import type { FormAdvice, PageForm } from '@platform/kit';
import { describeError, paths, safeRedirectPath, type ApiError } from '@platform/kit/document';
import { NONCE_PLACEHOLDER } from '@platform/releases';
import { PAGE_CONTENT_ID } from '../page-data.ts';
import type { FormResult } from './form-results.ts';
import type { RenderedPage } from './rendering/index.ts';

/*
 * Edits prerendered pages, to answer a form. Their markup is React's, which escapes `<`, `>` and quotes in attributes
 * and texts, so that expressions find its tags reliably. Every inserted text is escaped.
 */

const FORM = /<form\b[^>]*\bmethod="post"[^>]*>.*?<\/form>/s;
/** A control with its attributes and, of a text area, its text. */
const CONTROL = /<(input|textarea)\b([^>]*?)\/?>([^<]*)/g;

/** The looks of the inserted elements, like those of the design system's `Alert` and `FieldError`. */
const STYLES = `<style>
.form-answer{padding:14px 16px;border-radius:10px;background:var(--danger-soft);font-size:.9375rem}
.form-answer[data-tone=available]{background:var(--available-soft)}
.form-answer[data-tone=locked]{max-width:43rem;margin:24px auto 0;background:var(--locked-soft)}
.form-answer>:first-child{font-weight:600}
.form-answer ul{margin:4px 0 0;padding-left:20px}
.form-answer code{overflow-wrap:anywhere}
.field-error{color:var(--danger);font-size:.875rem;font-weight:500}
@media (forced-colors:active){.form-answer{border:1px solid}}
</style>`;

/**
 * Shows the error of a form and what was entered, except passwords: at the fields it names, or else above them, with the
 * form's own advice if it has one.
 */
export function showFailure(
  rendered: RenderedPage,
  error: ApiError,
  { values, advice }: { values: URLSearchParams; advice: FormAdvice | undefined },
): RenderedPage {
  return editForm(rendered, 'Error: ', (form) => {
    const ids = getControlIds(form);
    const details = error.details.filter(({ path }) => ids.has(path));
    const messages = new Map(details.map(({ path, message }) => [path, message]));
    const filled = form.replaceAll(
      CONTROL,
      (_, element: string, attributes: string, text: string) =>
        `<${fillControl({ element, attributes, text }, values, messages, details[0]?.path)}`,
    );
    const links = details.map(({ path, message }) => ({ id: ids.get(path) ?? '', message }));
    const withMessages = links.reduce(insertFieldError, filled);
    const alert = links.length > 0 ? renderSummary(links) : renderError(error, advice);
    return withMessages.replace(/^<form\b[^>]*>/, (tag) => tag + alert);
  });
}

/** Replaces a form by the message of its success. `{name}` in the text stands for a field of the result. */
export function showDone(
  rendered: RenderedPage,
  { title, text }: NonNullable<PageForm['done']>,
  result: FormResult,
): RenderedPage {
  const filled = fillIn(text, result);
  return editForm(rendered, `${title}: `, () =>
    renderAnswer('role="status" data-tone="available" autofocus', [
      `<h2>${escapeHtml(title)}</h2>`,
      `<p>${escapeHtml(filled)}</p>`,
    ]),
  );
}

/** The looks of the notice of a kept field, which is above the page. */
export const NOTICE_STYLES = `<noscript><style nonce="${NONCE_PLACEHOLDER}">
.kept-fields{padding:10px 16px;text-align:center;background:var(--primary-soft);color:var(--text);font-size:.9375rem}
</style></noscript>`;

/**
 * Says what is kept for a page's form; empty if nothing is. It is for visitors without scripts, and outside of what the
 * page's code hydrates, which says so itself.
 */
export function renderKeptNotice({ kept: texts = {} }: Partial<PageForm> = {}, kept: FormResult): string {
  const lines = Object.entries(kept).map(
    ([field, value]) => `<p>${escapeHtml(fillIn(texts[field] ?? '', { value }))}</p>`,
  );
  if (lines.length === 0) return '';
  return `<noscript><aside class="kept-fields" aria-label="From your link">${lines.join('')}</aside></noscript>`;
}

function fillIn(text: string, values: FormResult): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Says on a page without a form that it accepts none. */
export function showNoForm(rendered: RenderedPage): RenderedPage {
  const answer = renderAnswer('role="alert" data-tone="locked" autofocus', [
    '<p>Nothing was sent, because this page has no form.</p>',
    '<p>Go back and try again.</p>',
  ]);
  const start = `<div id="${PAGE_CONTENT_ID}">`;
  return {
    ...rendered,
    styles: rendered.styles + STYLES,
    body: rendered.body.replace(start, () => start + answer),
  };
}

/** Escapes text for HTML and quoted attributes; braces too, so that no text contains a placeholder of the document. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"'{}]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function editForm(rendered: RenderedPage, titlePrefix: string, edit: (form: string) => string): RenderedPage {
  return {
    head: rendered.head.replace('<title>', () => `<title>${escapeHtml(titlePrefix)}`),
    styles: rendered.styles + STYLES,
    body: rendered.body.replace(FORM, edit),
  };
}

type Control = { readonly element: string; readonly attributes: string; readonly text: string };

function getControlIds(form: string): ReadonlyMap<string, string> {
  const entries = [...form.matchAll(CONTROL)].map(([, , attributes = '']): [string, string] => [
    readAttribute(attributes, 'name'),
    readAttribute(attributes, 'id'),
  ]);
  return new Map(entries.filter(([name, id]) => name !== '' && id !== ''));
}

/** Fills a control with what was entered, and marks it if it has an error; the first one gets the focus. */
function fillControl(
  { element, attributes, text }: Control,
  values: URLSearchParams,
  messages: ReadonlyMap<string, string>,
  focused: string | undefined,
): string {
  const name = readAttribute(attributes, 'name');
  const value = readAttribute(attributes, 'type') === 'password' ? null : values.get(name);
  let changed = attributes.trimEnd();
  if (messages.has(name)) {
    const describedBy = [
      readAttribute(attributes, 'aria-describedby'),
      `${readAttribute(attributes, 'id')}-error`,
    ];
    changed = changed.replace(/ aria-describedby="[^"]*"/, '');
    changed += ` aria-invalid="true" aria-describedby="${describedBy.join(' ').trim()}"`;
    if (name === focused) changed += ' autofocus';
  }
  if (value === null) return `${element}${changed}>${text}`;
  // A parser drops the first line break of a text area.
  if (element === 'textarea') return `${element}${changed}>\n${escapeHtml(value)}`;
  return `${element}${changed.replace(/ value="[^"]*"/, '')} value="${escapeHtml(value)}">${text}`;
}

/** Inserts the error of a field after its label. */
function insertFieldError(form: string, { id, message }: { id: string; message: string }): string {
  const label = form.indexOf(`<label for="${id}"`);
  if (label < 0) return form; // The list above the form has the message.
  const labelEnd = form.indexOf('</label>', label) + '</label>'.length;
  const error = `<p class="field-error" id="${id}-error">${escapeHtml(message)}</p>`;
  return form.slice(0, labelEnd) + error + form.slice(labelEnd);
}

function renderSummary(links: readonly { readonly id: string; readonly message: string }[]): string {
  const items = links.map(({ id, message }) => `<li><a href="#${id}">${escapeHtml(message)}</a></li>`);
  return renderAnswer('role="alert"', ['<p>Correct the marked fields</p>', `<ul>${items.join('')}</ul>`]);
}

function renderError(error: ApiError, advice: FormAdvice | undefined): string {
  const { message = '', nextStep = '', requestId } = describeError(error);
  const text = advice?.text ?? nextStep;
  return renderAnswer('role="alert" autofocus', [
    `<p>${escapeHtml(message)}</p>`,
    text === '' ? '' : `<p>${escapeHtml(text)}</p>`,
    advice ? renderLink(advice) : '',
    requestId === undefined ? '' : `<p>Request ID <code>${escapeHtml(requestId)}</code></p>`,
  ]);
}

/** A remote leads to pages of this site only. */
function renderLink({ link, path }: FormAdvice): string {
  return `<p><a href="${escapeHtml(safeRedirectPath(path, paths.home()))}">${escapeHtml(link)}</a></p>`;
}

function renderAnswer(attributes: string, content: readonly string[]): string {
  return `<div class="form-answer" tabindex="-1" ${attributes}>${content.join('')}</div>`;
}

/** Reads an attribute as it is in the markup; empty if there is none. */
function readAttribute(attributes: string, name: string): string {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}
