/** Path of the remote's first page. */
export const HELLO_WORLD_PATH = '/hello-world';
