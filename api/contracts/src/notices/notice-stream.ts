/**
 * Where a browser listens for the user's new notices (server-sent events). It is no endpoint, because its response has
 * no end. The query `since`, the server's time of what the page has loaded, is where the first connection starts; a
 * repeated one starts after `Last-Event-ID`.
 */
export const NOTICE_STREAM_PATH = '/api/user/notices/stream';

/** The type of the events. Each has the id of one new notice. */
export const NOTICE_EVENT = 'notice';
