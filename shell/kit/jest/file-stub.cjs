/** Replaces imported files (fonts, images) in tests with a constant URL. */
module.exports = '/file';
