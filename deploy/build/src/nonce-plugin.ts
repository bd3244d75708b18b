import webpack, { type Compiler } from 'webpack';

/**
 * Sets the page's nonce in every bundle, because some packages (the scroll lock under a dialog) read it there when they
 * insert a `<style>`.
 */
export class NoncePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NoncePlugin.name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NoncePlugin.name, (chunk, requirements) => {
        requirements.add(webpack.RuntimeGlobals.scriptNonce);
        compilation.addRuntimeModule(chunk, new PageNonce());
      });
    });
  }
}

class PageNonce extends webpack.RuntimeModule {
  constructor() {
    // Runs after webpack's own module for the same global, which sets it to `undefined`.
    super('page nonce', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return `${webpack.RuntimeGlobals.scriptNonce} = globalThis.document?.querySelector('script[nonce]')?.nonce;`;
  }
}
