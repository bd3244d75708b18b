// Adds the matchers' types to every test that renders a page.
import '@testing-library/jest-dom';

export { fakeServer, type FakeServer, type ErrorReply } from './fake-server.ts';
export { renderPage, type RenderedPage } from './render-page.tsx';
export { user } from './user.factory.ts';
