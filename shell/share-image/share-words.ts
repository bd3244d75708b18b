/** The product in one line, as on the picture that stands beside a link to it. */
export const SHARE_TITLE = 'Learn an AI skill. Do the work. See every cent.';

/** Size of the picture in px, the one that link previews are cut for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
