import { escapeHtml } from '../../text/escape';

/** What is wrong with an expression; the message is the text that the wiki shows. */
export class ExpressionError extends Error {}

type Binary = (left: number, right: number) => number;

/** The higher the number, the tighter the operator binds; operators of the same level are read from the left. */
const binary: Readonly<Record<string, readonly [level: number, compute: Binary]>> = {
  e: [10, (left, right) => left * 10 ** right],
  '^': [10, (left, right) => left ** right],
  '*': [8, (left, right) => left * right],
  '/': [8, (left, right) => left / nonZero(right)],
  div: [8, (left, right) => left / nonZero(right)],
  mod: [8, (left, right) => Math.trunc(left) % nonZero(Math.trunc(right))],
  fmod: [8, (left, right) => left % nonZero(right)],
  '+': [6, (left, right) => left + right],
  '-': [6, (left, right) => left - right],
  round: [5, round],
  '=': [4, (left, right) => Number(left === right)],
  '<': [4, (left, right) => Number(left < right)],
  '>': [4, (left, right) => Number(left > right)],
  '<=': [4, (left, right) => Number(left <= right)],
  '>=': [4, (left, right) => Number(left >= right)],
  '<>': [4, (left, right) => Number(left !== right)],
  '!=': [4, (left, right) => Number(left !== right)],
  and: [3, (left, right) => Number(left !== 0 && right !== 0)],
  or: [2, (left, right) => Number(left !== 0 || right !== 0)],
};

const unary: Readonly<Record<string, readonly [level: number, compute: (value: number) => number]>> = {
  '-': [10, (value) => -value],
  '+': [10, (value) => value],
  not: [9, (value) => Number(value === 0)],
  sin: [9, Math.sin],
  cos: [9, Math.cos],
  tan: [9, Math.tan],
  asin: [9, (value) => within('asin', value, Math.asin)],
  acos: [9, (value) => within('acos', value, Math.acos)],
  atan: [9, Math.atan],
  exp: [9, Math.exp],
  ln: [9, logarithm],
  abs: [9, Math.abs],
  floor: [9, Math.floor],
  trunc: [9, Math.trunc],
  ceil: [9, Math.ceil],
  sqrt: [9, root],
};

const constants: Readonly<Record<string, number>> = { e: Math.E, pi: Math.PI };

function nonZero(divisor: number): number {
  if (divisor === 0) throw new ExpressionError('Division by zero.');
  return divisor;
}

function within(name: string, value: number, compute: (value: number) => number): number {
  if (value < -1 || value > 1) throw new ExpressionError(`Invalid argument for ${name}: < -1 or > 1.`);
  return compute(value);
}

function logarithm(value: number): number {
  if (value <= 0) throw new ExpressionError('Invalid argument for ln: <= 0.');
  return Math.log(value);
}

function root(value: number): number {
  if (value < 0) throw new ExpressionError('In sqrt: Result is not a number.');
  return Math.sqrt(value);
}

/** Halves are rounded away from zero. */
function round(value: number, digits: number): number {
  const places = Math.trunc(digits);
  const scaled = Number(`${Math.abs(value)}e${places}`);
  if (!Number.isFinite(scaled)) return value;
  return Math.sign(value) * Number(`${Math.round(scaled)}e${-places}`);
}

interface Operator {
  readonly name: string;
  readonly level: number;
  readonly compute: Binary | ((value: number) => number);
  readonly isBinary: boolean;
}

const TOKEN = /\s+|[0-9.]+|[a-z]+|<=|>=|<>|!=|[^]/giuy;

/**
 * Computes an expression of `#expr`; `undefined` for an empty one.
 *
 * @throws ExpressionError
 */
export function evaluate(text: string): number | undefined {
  const operands: number[] = [];
  const operators: Operator[] = [];
  let expectsOperand = true;

  const apply = (): void => {
    const { name, compute, isBinary } = operators.pop()!;
    const right = operands.pop();
    const left = isBinary ? operands.pop() : 0;
    if (right === undefined || left === undefined) {
      throw new ExpressionError(`Expression error: Missing operand for ${name}.`);
    }
    operands.push(isBinary ? compute(left, right) : (compute as (value: number) => number)(right));
  };
  const addNumber = (value: number): void => {
    if (!expectsOperand) throw new ExpressionError('Expression error: Unexpected number.');
    operands.push(value);
    expectsOperand = false;
  };

  for (const [token] of plain(text).matchAll(new RegExp(TOKEN, 'giu'))) {
    const word = token.toLowerCase();
    if (token.trim() === '') continue;
    if (/^[0-9.]/.test(token)) {
      addNumber(Number.parseFloat(token.replace(/^\.(?!\d)/, '0.')) || 0);
    } else if (word === '(') {
      if (!expectsOperand) throw new ExpressionError('Expression error: Unexpected ( operator.');
      operators.push({ name: '(', level: -1, compute: nonZero, isBinary: false });
    } else if (word === ')') {
      while (operators.length > 0 && operators.at(-1)!.name !== '(') apply();
      if (operators.pop() === undefined) throw new ExpressionError('Expression error: Unexpected closing bracket.');
      expectsOperand = false;
    } else if (expectsOperand && Object.hasOwn(constants, word)) {
      addNumber(constants[word]!);
    } else if (expectsOperand && Object.hasOwn(unary, word)) {
      const [level, compute] = unary[word]!;
      operators.push({ name: word, level, compute, isBinary: false });
    } else if (Object.hasOwn(binary, word)) {
      if (expectsOperand) throw new ExpressionError(`Expression error: Unexpected ${word} operator.`);
      const [level, compute] = binary[word]!;
      while (operators.length > 0 && level <= operators.at(-1)!.level) apply();
      operators.push({ name: word, level, compute, isBinary: true });
      expectsOperand = true;
    } else if (Object.hasOwn(unary, word) || Object.hasOwn(constants, word)) {
      throw new ExpressionError(
        Object.hasOwn(constants, word)
          ? 'Expression error: Unexpected number.'
          : `Expression error: Unexpected ${word} operator.`,
      );
    } else {
      const kind = /^[a-z]/.test(word) ? 'word' : 'punctuation character';
      throw new ExpressionError(`Expression error: Unrecognized ${kind} "${word}".`);
    }
  }
  while (operators.length > 0) {
    if (operators.at(-1)!.name === '(') throw new ExpressionError('Expression error: Unclosed bracket.');
    apply();
  }
  return operands.at(-1);
}

function plain(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&minus;|\u2212/g, '-');
}

/** As PHP writes a number: with 14 digits. */
export function writeNumber(value: number): string {
  if (Number.isNaN(value)) return 'NAN';
  if (!Number.isFinite(value)) return value < 0 ? '-INF' : 'INF';
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  const [digits = '', exponent = ''] = value.toExponential(13).split('e');
  const power = Number(exponent);
  if (power < -4 || power >= 14) {
    const short = digits.replace(/0+$/, '').replace(/\.$/, '.0');
    return `${short}E${power < 0 ? '-' : '+'}${Math.abs(power)}`;
  }
  return String(Number(value.toPrecision(14)));
}

/** An error as it stands in a page. */
export function shownError(message: string): string {
  return `<strong class="error">${escapeHtml(message)}</strong>`;
}
