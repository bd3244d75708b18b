import { createHash } from 'node:crypto';
import ts from 'typescript';
import { type DeclarationFile, type NameReference, readDeclarationFile } from './declaration-file.ts';

/** Text of each declaration by its name. A member of an object is an entry of its own: `paths.home`. */
export type Api = ReadonlyMap<string, string>;

type Files = (path: string) => DeclarationFile;

/** Inferred types of schemas are pages long; beyond this a digest has to do, which still shows that they changed. */
const MAX_TEXT_LENGTH = 300;
const DIGEST_LENGTH = 12;
const printer = ts.createPrinter({ removeComments: true });

/**
 * Reads what a package exports, from the declarations that the compiler emits. Types of the package that an export
 * refers to are included, exported or not.
 *
 * @param entries `.d.ts` file of each entry point by import request
 */
export function readApi(entries: Readonly<Record<string, string>>): Api {
  const read = new Map<string, DeclarationFile>();
  const files: Files = (path) => {
    const file = read.get(path) ?? readDeclarationFile(path);
    read.set(path, file);
    return file;
  };
  const api = new Map<string, string>();
  const visited = new Set<ts.Node>();
  for (const [request, path] of Object.entries(entries)) {
    for (const [name, reference] of listExports(files(path), files)) {
      describe(`${request} ${name}`, reference, { api, files, visited });
    }
  }
  return api;
}

function listExports(file: DeclarationFile, files: Files): Map<string, NameReference> {
  const inherited = file.exportedFiles.flatMap((path) => [...listExports(files(path), files)]);
  return new Map([...inherited, ...file.exported]);
}

type Description = {
  readonly api: Map<string, string>;
  readonly files: Files;
  readonly visited: Set<ts.Node>;
};

function describe(key: string, reference: NameReference, description: Description): void {
  const { api, files, visited } = description;
  const { path, name, source } = reference;
  if (path === undefined) {
    api.set(key, `${name} of ${source}`);
    return;
  }
  const file = files(path);
  const elsewhere =
    file.imported.get(name) ?? (file.declared.has(name) ? undefined : listExports(file, files).get(name));
  if (elsewhere) {
    describe(key, elsewhere, description);
    return;
  }
  for (const node of file.declared.get(name) ?? []) {
    addDeclaration(api, key, node);
    if (visited.has(node)) continue;
    visited.add(node);
    for (const used of listTypeNames(node)) {
      const isOwn = file.declared.has(used) && used !== name;
      const target = isOwn ? { path, name: used, source: '' } : file.imported.get(used);
      if (target?.path !== undefined) describe(`type ${used}`, target, description);
    }
  }
}

/** Adds a declaration; the members of an object and the optional ones of an object type each have an entry. */
function addDeclaration(api: Map<string, string>, key: string, node: ts.Node): void {
  const type = (node as Partial<ts.VariableDeclaration | ts.TypeAliasDeclaration>).type;
  const isConstant = ts.isVariableDeclaration(node) || ts.isPropertySignature(node);
  if (!type || !ts.isTypeLiteralNode(type) || !(isConstant || ts.isTypeAliasDeclaration(node))) {
    const text = print(node);
    api.set(key, [...new Set([...(api.get(key)?.split('\n') ?? []), text])].join('\n'));
    return;
  }
  const separable = type.members.filter(
    (member) => ts.isPropertySignature(member) && (isConstant || member.questionToken !== undefined),
  );
  const others = type.members.filter((member) => !separable.includes(member));
  api.set(key, `{ ${others.map(print).sort().join(' ')} }`);
  for (const member of separable) addDeclaration(api, `${key}.${member.name?.getText() ?? ''}`, member);
}

/** Names of types, also after `typeof`. */
function listTypeNames(node: ts.Node): string[] {
  const names: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child)) names.push(leftmostName(child.typeName));
    if (ts.isTypeQueryNode(child)) names.push(leftmostName(child.exprName));
    ts.forEachChild(child, visit);
  };
  visit(node);
  return [...new Set(names)];
}

function leftmostName(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : leftmostName(name.left);
}

/** Prints a declaration on one line. The compiler lists the members of an inferred type in any order. */
function print(node: ts.Node): string {
  // The value of a constant can change; its kind cannot.
  if (ts.isVariableDeclaration(node) && node.initializer)
    return `${node.name.getText()}: ${nameKind(node.initializer)}`;
  const { transformed } = ts.transform(node, [sortMembers]);
  const text = printer
    .printNode(ts.EmitHint.Unspecified, transformed[0] ?? node, node.getSourceFile())
    .replaceAll(/\s+/g, ' ');
  if (text.length <= MAX_TEXT_LENGTH) return text;
  const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
  return `${text.slice(0, MAX_TEXT_LENGTH / 3)}... (${text.length} characters, ${digest})`;
}

function nameKind(literal: ts.Expression): string {
  if (ts.isStringLiteral(literal)) return 'string';
  return literal.kind === ts.SyntaxKind.TrueKeyword || literal.kind === ts.SyntaxKind.FalseKeyword
    ? 'boolean'
    : 'number';
}

const sortMembers: ts.TransformerFactory<ts.Node> = (context) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context);
    const file = node.getSourceFile();
    if (ts.isUnionTypeNode(visited))
      return factory.updateUnionTypeNode(visited, sortByText(visited.types, file));
    return ts.isTypeLiteralNode(visited)
      ? factory.updateTypeLiteralNode(visited, sortByText(visited.members, file))
      : visited;
  };
  return visit;
};

function sortByText<T extends ts.Node>(nodes: readonly T[], file: ts.SourceFile): ts.NodeArray<T> {
  const toText = (node: T) => printer.printNode(ts.EmitHint.Unspecified, node, file);
  return ts.factory.createNodeArray([...nodes].sort((a, b) => (toText(a) < toText(b) ? -1 : 1)));
}
