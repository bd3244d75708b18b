import * as kit from '@platform/kit';
import * as overlays from '@platform/kit/overlays';
import * as router from '@platform/kit/router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as styledComponents from 'styled-components';

/**
 * The shared packages by import request: those that the shell shares in the browser, so that there is one copy on the
 * server too.
 */
export const SHARED_PACKAGES: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'styled-components': styledComponents,
  '@platform/kit': kit,
  '@platform/kit/overlays': overlays,
  '@platform/kit/router': router,
};
