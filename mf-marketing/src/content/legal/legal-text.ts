import type { ReactNode } from 'react';

/** A text that people may have to rely on. */
export type LegalText = {
  readonly title: string;
  readonly lead: string;
  /** Day of the last change, ISO. */
  readonly changed: string;
  readonly sections: readonly {
    /** Stands in the address, so that it can be pointed to. */
    readonly id: string;
    readonly title: string;
    readonly body: ReactNode;
  }[];
};
