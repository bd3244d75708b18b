import { nanoid } from '@reduxjs/toolkit';
import { createBrowserRouter as createRouter } from 'react-router-dom';

/**
 * Creates the router of a page. It gives the history entry that the document was loaded for a key of its own: the
 * router calls each such entry `default`, so that one page would open scrolled to where another one was left.
 */
export function createBrowserRouter(...options: Parameters<typeof createRouter>) {
  const state = history.state as { readonly key?: string } | null;
  if (state?.key === undefined) history.replaceState({ ...state, key: nanoid(8) }, '');
  return createRouter(...options);
}
