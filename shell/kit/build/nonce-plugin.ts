import webpack, { type Compiler } from 'webpack';

/**
 * Every bundle learns the nonce of its page as it starts, because packages that insert a `<style>` of their own (the
 * scroll lock under a dialog) ask their bundle for it.
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
    // After webpack's own module of the same global, which sets it to nothing.
    super('page nonce', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return `${webpack.RuntimeGlobals.scriptNonce} = document.querySelector('script[nonce]')?.nonce;`;
  }
}
