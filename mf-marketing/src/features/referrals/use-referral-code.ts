import { useHydrated } from '@platform/design-system';
import { useSearchParams } from '@platform/kit/router';
import { useEffect, useSyncExternalStore } from 'react';
import { useActionParameter } from '../../shared/use-query-parameter.ts';
import { normalizeReferralCode } from './referral-code.ts';

/** Name in the session storage; the cookie page lists it. */
const KEY = 'referral-code';
/** The code in the cookie that the shell's server sets with any public page of a referral link (`forms.ts`). */
const COOKIE = /(?:^|; )((?:__Host-)?form-referralCode(?:-\d+)?)=([^;]*)/;
/** The parameters of referral links. */
const PARAMETERS = ['ref', 'referral'] as const;

const listeners = new Set<() => void>();

/**
 * Returns the referral code of the link that the visitor followed. It is kept for all tabs until the browser is closed,
 * so that other pages can be read before the sign-up; in the tab only if the server of the shell did not get the link.
 * `code` is for the markup and `null` until hydration; `getCode` returns the code to send, if it can be valid.
 */
export function useReferralCode(): {
  readonly code: string | null;
  readonly getCode: () => string | undefined;
  readonly forget: () => void;
} {
  const [, setParameters] = useSearchParams();
  const [ref, referral] = [useActionParameter(PARAMETERS[0]), useActionParameter(PARAMETERS[1])];
  const isHydrated = useHydrated();
  const kept = useSyncExternalStore(subscribe, readCode, () => null);
  const linked = ref ?? referral;

  useEffect(() => {
    const code = normalizeReferralCode(linked);
    if (code !== undefined) storeCode(code);
  }, [linked]);

  return {
    code: isHydrated ? (linked ?? kept) : null,
    getCode: () => normalizeReferralCode(linked ?? readCode()),
    forget: () => {
      // First: what is stored is read again once it has changed.
      removeCookie();
      storeCode(null);
      if (linked === null) return;
      setParameters(
        (parameters) => {
          for (const name of PARAMETERS) parameters.delete(name);
          return parameters;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

function readCode(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? readCookie();
  } catch {
    return null; // Access to the storage is blocked: the code counts on this page only.
  }
}

/** @throws Error if the cookie is malformed */
function readCookie(): string | null {
  const text = COOKIE.exec(document.cookie)?.[2];
  return text ? decodeURIComponent(text) : null;
}

function storeCode(code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, code);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function removeCookie(): void {
  const name = COOKIE.exec(document.cookie)?.[1];
  if (name === undefined) return;
  const secure = name.startsWith('__Host-') ? '; Secure' : '';
  document.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0${secure}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
