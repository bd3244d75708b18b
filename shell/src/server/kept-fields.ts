import { getBodySchema } from '@platform/contracts';
import type { PageForm } from '@platform/kit';
import type { PageServerSettings, PageRequest } from '@platform/page-server';
import { findEndpoint, isValidField, readFromQuery } from './page-form.ts';

/** Keeps fields of the address in cookies, for visitors without scripts who read other pages before the form. */
export type KeptFields = {
  /** Returns the `Set-Cookie` texts that keep what the address of a form's page contains and the form may send. */
  readonly keep: (form: PageForm, request: PageRequest) => string[];
  /** Returns the valid fields that were kept before, and those of the address in their place. */
  readonly read: (form: PageForm, request: PageRequest) => Readonly<Record<string, string>>;
  /** Returns the `Set-Cookie` texts that remove what is kept for a form. */
  readonly forget: (form: PageForm, request: PageRequest) => string[];
};

/**
 * Creates the cookies, which end with the browser's session. Scripts of the page may remove them: "Remove code" does
 * (`mf-marketing/src/features/referrals/use-referral-code.ts`).
 */
export function createKeptFields({
  production,
  port,
}: Pick<PageServerSettings, 'production' | 'port'>): KeptFields {
  const attributes = `Path=/; SameSite=Lax${production ? '; Secure' : ''}`;
  const toName = (field: string) => (production ? `__Host-form-${field}` : `form-${field}-${port}`);

  function readFields(
    form: PageForm,
    readValue: (field: string) => string | undefined,
  ): [field: string, value: string][] {
    const endpoint = findEndpoint(form);
    if (!endpoint || !form.kept) return [];
    const known = Object.keys(getBodySchema(endpoint)?.fields ?? {});
    return Object.keys(form.kept)
      .filter((field) => known.includes(field))
      .flatMap((field): [string, string][] => {
        const value = readValue(field);
        return value !== undefined && isValidField(endpoint, field, value) ? [[field, value]] : [];
      });
  }

  return {
    keep: (form, { query }) =>
      readFields(form, (field) => readFromQuery(form, field, query)).map(
        ([field, value]) => `${toName(field)}=${encodeURIComponent(value)}; ${attributes}`,
      ),
    read: (form, { query, cookie }) =>
      Object.fromEntries(
        readFields(form, (field) => readFromQuery(form, field, query) ?? decode(cookie(toName(field)))),
      ),
    forget: ({ kept = {} }, { cookie }) =>
      Object.keys(kept)
        .map(toName)
        .filter((name) => cookie(name) !== undefined)
        .map((name) => `${name}=; ${attributes}; Max-Age=0`),
  };
}

/** Decodes the value of a cookie, which the visitor may have changed. */
function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
