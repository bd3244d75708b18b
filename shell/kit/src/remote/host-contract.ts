/**
 * The number of the agreement between the shell and the remotes: what `RemoteModule` holds and what `@platform/kit`
 * exports. It is the major version of this package. A remote built for another number is refused before it is loaded.
 */
export const HOST_CONTRACT = 1;
