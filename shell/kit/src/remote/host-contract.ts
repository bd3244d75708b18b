/**
 * Version of the contract between shell and remotes: the fields of `RemoteModule` and the exports of `@platform/kit`.
 * Equal to the major version of this package. The shell rejects a remote built for another version before loading it.
 */
export const HOST_CONTRACT = 1;

/** The menus of the shell, to which remotes add entries; `NavItem` says what each is for. */
export const MENUS = ['header', 'guest', 'member', 'account', 'sidebar', 'footer', 'legal'] as const;
