/** The product's tagline on the link preview image. */
export const SHARE_TITLE = 'Learn an AI skill. Do the work. See every cent.';

/** Size of the image in px, as recommended for link previews. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
