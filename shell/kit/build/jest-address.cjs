/** In tests a file is its address, and any will do. */
module.exports = '/file';
