import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A name in a file; in a foreign package if the path is `undefined`. */
export type NameReference = {
  readonly path: string | undefined;
  readonly name: string;
  readonly source: string;
};

/** The top level of a `.d.ts` file. */
export type DeclarationFile = {
  readonly path: string;
  /** Declarations by their name; functions have several. */
  readonly declared: ReadonlyMap<string, readonly ts.Node[]>;
  /** Names that come from elsewhere, by their name in this file. */
  readonly imported: ReadonlyMap<string, NameReference>;
  /** Names in this file by their exported name. */
  readonly exported: ReadonlyMap<string, NameReference>;
  /** Files all of whose exports this file exports too. */
  readonly exportedFiles: readonly string[];
};

/** Reads a `.d.ts` file that the compiler has emitted. */
export function readDeclarationFile(path: string): DeclarationFile {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Node[]>();
  const imported = new Map<string, NameReference>();
  const exported = new Map<string, NameReference>();
  const exportedFiles: string[] = [];
  const declare = (name: string, node: ts.Node, statement: ts.Statement) => {
    declared.set(name, [...(declared.get(name) ?? []), node]);
    if (isExported(statement)) exported.set(name, { path, name, source: '' });
  };
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const node of statement.declarationList.declarations)
        declare(node.name.getText(), node, statement);
    } else if (isNamed(statement) && statement.name) {
      declare(statement.name.text, statement, statement);
    } else if (ts.isImportDeclaration(statement)) {
      for (const [name, reference] of listImports(statement, path)) imported.set(name, reference);
    } else if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      const target = moduleSpecifier ? resolveFile(path, moduleSpecifier) : { path, source: '' };
      if (!exportClause && target.path) exportedFiles.push(target.path);
      if (!exportClause || !ts.isNamedExports(exportClause)) continue;
      for (const { name, propertyName } of exportClause.elements) {
        exported.set(name.text, { ...target, name: (propertyName ?? name).text });
      }
    }
  }
  return { path, declared, imported, exported, exportedFiles };
}

function isNamed(statement: ts.Statement) {
  return (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement)
  );
}

function isExported(statement: ts.Statement): boolean {
  return (
    (ts.getCombinedModifierFlags(statement as unknown as ts.Declaration) & ts.ModifierFlags.Export) !== 0
  );
}

function listImports(statement: ts.ImportDeclaration, path: string): [string, NameReference][] {
  const target = resolveFile(path, statement.moduleSpecifier);
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.map(({ name, propertyName }) => [
    name.text,
    { ...target, name: (propertyName ?? name).text },
  ]);
}

/** Imports of sources, `./paths.tsx`, stand for their declarations, `./paths.d.ts`. */
function resolveFile(from: string, specifier: ts.Node): { path: string | undefined; source: string } {
  const source = ts.isStringLiteral(specifier) ? specifier.text : '';
  const path = source.startsWith('.') ? join(dirname(from), source.replace(/\.tsx?$/, '.d.ts')) : undefined;
  return { path, source };
}
