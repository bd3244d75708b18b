import type { ReactNode } from 'react';

/** A legally relevant text in sections. */
export type LegalText = {
  readonly title: string;
  readonly lead: string;
  /** Date of the last change (ISO 8601). */
  readonly changed: string;
  readonly sections: readonly {
    /** Hash of the section in the URL, so that it can be linked to. */
    readonly id: string;
    readonly title: string;
    readonly body: ReactNode;
  }[];
};
