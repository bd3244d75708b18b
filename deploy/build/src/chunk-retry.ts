import webpack, { type Compiler } from 'webpack';

/**
 * Makes the runtimes of a build request a chunk at another address after the first request failed: the browser may have
 * kept the failed preload or a broken response for the first address. webpack creates a script for a chunk again only
 * after a failure. Servers of releases ignore the query.
 */
export class ChunkRetryPlugin {
  apply(compiler: Compiler): void {
    const { name } = ChunkRetryPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${SET_ADDRESS}`,
      );
    });
  }
}

const REQUESTED = `${webpack.RuntimeGlobals.loadScript}.requested`;
const SET_ADDRESS = `${REQUESTED} = ${REQUESTED} || {};
if (${REQUESTED}[url]) script.src = url + "?retry=" + Date.now();
${REQUESTED}[url] = true;`;
