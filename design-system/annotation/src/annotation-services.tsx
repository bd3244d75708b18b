import { createContext, use } from 'react';
import type { WorkFile } from '@platform/contracts';

/** How an upload is followed and canceled. */
type UploadOptions = {
  readonly signal: AbortSignal;
  /** Told how much of the file has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
};

/** What editors and readers need of the page around them. The package itself knows no calls and no addresses. */
export type AnnotationServices = {
  /** Uploads a file for an answer. @throws Error with a message for the member */
  readonly uploadFile: (file: File, options: UploadOptions) => Promise<WorkFile>;
  /** Returns the address of an uploaded file. */
  readonly fileUrl: (id: string) => string;
  /** Returns the address of a picture by the hash that questions and material have. */
  readonly mediaUrl: (hash: string) => string;
  /** The files that the answers on the page name. Files that were just uploaded may be missing. */
  readonly files: readonly WorkFile[];
  /** Told how many characters a tool of a question put into a text, e.g. the name of a variable. */
  readonly onInsert: (count: number) => void;
  /**
   * Set where a page shows the questions of several items among other things: their keys then work in the question with
   * the focus only, and never in the first of the page.
   */
  readonly keysNeedFocus?: boolean;
};

/** The services of a page that takes no files. */
export const SERVICES_WITHOUT_FILES: AnnotationServices = {
  uploadFile: () => Promise.reject(new Error('Files cannot be uploaded here.')),
  fileUrl: (id) => id,
  mediaUrl: (hash) => hash,
  files: [],
  onInsert: () => undefined,
};

const AnnotationContext = createContext(SERVICES_WITHOUT_FILES);

/** Gives editors, readers and material the services of the page. */
export const AnnotationProvider = AnnotationContext.Provider;

export function useAnnotationServices(): AnnotationServices {
  return use(AnnotationContext);
}
