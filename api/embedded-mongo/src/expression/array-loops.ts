import { failedToParse } from '../errors.ts';
import { isNullish, isTrue, type Value } from '../bson/value.ts';
import { asArray, asInteger, compileOptional, namedOperands } from './operands.ts';
import { withVariables, type ExpressionOperators } from './scope.ts';

/** Operators that evaluate an expression for each element of an array. */
export const ARRAY_LOOPS: ExpressionOperators = {
  $map(operand, compile) {
    const parts = namedOperands('$map', operand, ['input', 'in'], ['as']);
    const name = variableName('$map', parts.as);
    const input = compile(parts.input);
    const each = compile(parts.in, name);
    return (root, scope) => {
      const array = input(root, scope);
      if (isNullish(array)) return null;
      return asArray(array, '$map').map((item) => each(root, withVariables(scope, { [name]: item })) ?? null);
    };
  },
  $filter(operand, compile) {
    const parts = namedOperands('$filter', operand, ['input', 'cond'], ['as', 'limit']);
    const name = variableName('$filter', parts.as);
    const input = compile(parts.input);
    const test = compile(parts.cond, name);
    const limit = compileOptional(parts.limit, compile, null);
    return (root, scope) => {
      const array = input(root, scope);
      if (isNullish(array)) return null;
      const most = limit(root, scope);
      const kept = asArray(array, '$filter').filter((item) =>
        isTrue(test(root, withVariables(scope, { [name]: item }))),
      );
      return isNullish(most) ? kept : kept.slice(0, asInteger(most, '$filter'));
    };
  },
  $reduce(operand, compile) {
    const parts = namedOperands('$reduce', operand, ['input', 'initialValue', 'in']);
    const [input, initial] = [compile(parts.input), compile(parts.initialValue)];
    const step = compile(parts.in, 'this', 'value');
    return (root, scope) => {
      const array = input(root, scope);
      if (isNullish(array)) return null;
      return asArray(array, '$reduce').reduce(
        (value, item) => step(root, withVariables(scope, { this: item, value })),
        initial(root, scope),
      );
    };
  },
};

function variableName(operator: string, name: Value): string {
  if (name === undefined) return 'this';
  if (typeof name !== 'string' || !/^[a-z]\w*$/i.test(name))
    throw failedToParse(`${operator} needs a variable's name as 'as'`);
  return name;
}
