/**
 * Loads each module once for all test files of a worker, where Jest loads it again for each file: loading took half of
 * the processor time of the tests (docs/decisions/tests.md). The environment keeps the modules, since
 * they refer to its globals. A test file, and what belongs to tests only, is still loaded for each file.
 */
const { default: Runtime } = require('jest-runtime');

/**
 * The database driver, which Node itself loads. Jest rejects its import of `os`; the driver then describes itself to
 * servers by nothing at all, and MongoDB rejects that.
 */
const OF_DRIVER = /^(mongodb|bson)(\/|$)/;

/** Modules that may register hooks, or keep what one test file has prepared. */
const OF_TESTS =
  /^(?!.*\/node_modules\/).*(\.test\.[jt]sx?$|\/(test|testing|jest|e2e|\.ci)\/|\/jest\.setup\.)/;

module.exports = class SharedModulesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const [, environment] = args;
    if (environment.shared) this.registries.moduleRegistry = environment.shared.modules;
  }

  requireModule(from, name, ...options) {
    return OF_DRIVER.test(name) ? require(name) : super.requireModule(from, name, ...options);
  }

  /** Maps the lines of modules that an earlier file loaded, too. */
  getSourceMaps() {
    const maps = super.getSourceMaps();
    const { shared } = this._environment;
    if (!shared) return maps;
    for (const [file, map] of maps) shared.sourceMaps.set(file, map);
    return shared.sourceMaps;
  }

  /** Leaves the runtime usable, because modules that it loaded may import others later. */
  teardown() {
    const { shared } = this._environment;
    if (!shared) return super.teardown();
    this.restoreAllMocks();
    this.getSourceMaps();
    for (const file of shared.modules.keys()) if (OF_TESTS.test(file)) shared.modules.delete(file);
    for (const cache of [this.cjsExportsCache, this.fileCache, this.transformCache]) cache.clear();
    // Jest rejects imports between tests, which these are not for it: they happen in tests of later files.
    this.testState.enterTestCode();
  }
};
