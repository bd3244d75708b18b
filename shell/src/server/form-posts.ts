import { getBodySchema, signedInHintName, type Endpoint, type ErrorCode } from '@platform/contracts';
import type { PageForm } from '@platform/kit';
import { paths, readErrorResponse, safeRedirectPath, type ApiError } from '@platform/kit/document';
import type { FormHandler, FormRequest, PageServerSettings } from '@platform/page-server';
import { showDone, showFailure, showNoForm } from './form-html.ts';
import { createFormResults } from './form-results.ts';
import { createKeptFields } from './kept-fields.ts';
import { findEndpoint, isValidField, readFromQuery } from './page-form.ts';
import { hasIntegrity, matchPage, renderDocument } from './page-handler.ts';
import type { RenderedPage } from './rendering/index.ts';
import type { Snapshot } from './snapshot-composer.ts';

/** Headers of the API's response that the browser gets: the session, when to try again, and the name in the log. */
const RELAYED_HEADERS = ['retry-after', 'x-request-id'];

/**
 * Creates the handler of forms that browsers send without a script (docs/decisions/public-pages.md). It
 * asks the API, and answers with a redirect, or with the page that has the form and says what happened.
 */
export function createFormHandler(
  getSnapshot: (request: FormRequest) => Snapshot,
  settings: PageServerSettings,
): FormHandler {
  const hintCookie = signedInHintName(settings);
  const keptFields = createKeptFields(settings);
  const results = createFormResults(settings);

  return async (request) => {
    const snapshot = getSnapshot(request);
    const match = matchPage(request.path, snapshot);
    const respond = (
      status: number,
      headers: Readonly<Record<string, string | string[]>>,
      edit: (rendered: RenderedPage) => RenderedPage,
    ) => {
      const signedIn = request.cookie(hintCookie) === '1';
      const kept = match.page?.handle.form ? keptFields.read(match.page.handle.form, request) : {};
      const { vitalsPercent, forwarderSecret } = settings;
      const context = { signedIn, hintCookie, vitalsPercent, forwarderSecret, edit, kept };
      const html = renderDocument(request, match, snapshot, context);
      const requiresIntegrity = hasIntegrity(snapshot);
      return { kind: 'document', status, headers, html, requiresIntegrity } as const;
    };
    const form = match.page?.handle.form;
    const endpoint = form && findEndpoint(form);
    if (!form || !endpoint) return respond(405, { allow: 'GET, HEAD' }, showNoForm);

    const { fields } = request;
    const kept = keptFields.read(form, request);
    const answer =
      fields instanceof URLSearchParams
        ? await request.callApi(endpoint.path, buildBody(form, endpoint, fields, request, kept))
        : fields;
    const headers = relayHeaders(answer);
    if (!answer.ok) {
      const error = readErrorResponse(answer, await answer.text());
      const path = findNextStep(form, error, request);
      if (path !== undefined) return { kind: 'redirect', status: 303, headers, path };
      const values = fields instanceof URLSearchParams ? fields : new URLSearchParams();
      // Anything but an error is no answer of the API.
      return respond(error.status < 400 ? 502 : error.status, headers, (rendered) =>
        showFailure(rendered, error, { values, advice: findByCode(form.advice, error) }),
      );
    }
    const { done } = form;
    if (done && form.doneInPlace) return respond(200, headers, (rendered) => showDone(rendered, done, {}));
    const path = done
      ? results.toPath(request.path, form, await readResponse(answer))
      : safeRedirectPath(request.query.get('next'), paths.dashboard.home());
    const cookies = [...answer.headers.getSetCookie(), ...keptFields.forget(form, request)];
    const successHeaders = { ...headers, ...(cookies.length > 0 && { 'set-cookie': cookies }) };
    return { kind: 'redirect', status: 303, headers: successHeaders, path };
  };
}

async function readResponse(answer: Response): Promise<Readonly<Record<string, unknown>>> {
  return answer.status === 204 ? {} : ((await answer.json()) as Readonly<Record<string, unknown>>);
}

/** Returns the page of this site that continues after a rejection; `undefined` if the form itself shows it. */
function findNextStep({ nextStep }: PageForm, error: ApiError, { query }: FormRequest): string | undefined {
  const path = findByCode(nextStep, error);
  if (path === undefined) return undefined;
  const next = query.get('next');
  const search = next === null ? '' : `?${new URLSearchParams({ next }).toString()}`;
  return `${safeRedirectPath(path, paths.login())}${search}`;
}

/** Errors of this client have codes too, which no form names. */
function findByCode<Value>(
  values: Readonly<Partial<Record<ErrorCode, Value>>> | undefined,
  { code }: ApiError,
): Value | undefined {
  return Object.entries(values ?? {}).find(([name]) => name === code)?.[1];
}

/**
 * Builds the body of the call from the fields that it knows; the API validates it. A value of the address that
 * cannot be valid is left out, because the visitor did not enter it: a bad link never blocks a sign-up.
 */
function buildBody(
  form: PageForm,
  endpoint: Endpoint,
  fields: URLSearchParams,
  { query }: FormRequest,
  kept: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = Object.keys(getBodySchema(endpoint)?.fields ?? {});
  const entries = names.map((name): [string, string] => {
    if (!form.fromQuery?.[name]) return [name, fields.get(name) ?? ''];
    const value = kept[name] ?? readFromQuery(form, name, query) ?? '';
    return [name, isValidField(endpoint, name, value) ? value : ''];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function relayHeaders({ headers }: Response): Record<string, string | string[]> {
  const relayed = RELAYED_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(relayed), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}
