import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'reference/',
      '**/node_modules/',
      'schemas/generated/',
      '.real-wikis/',
      '**/*.cjs',
      'examples/**/*.{mjs,js}',
      'fidelity/clients/libraries/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // A number or a boolean in a template prints as everybody expects.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // Releases are compared by `since` and `choose` alone (emulator/releases/release.ts): a comparison of names would
      // silently take a newer release for an older one.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/^1[.]\\d+$/]',
          message: 'Compare releases with release.since(name), or choose a value with release.choose(values).',
        },
      ],
      // mocha and chai build sentences: `expect(answer).to.be.true` is a statement.
      '@typescript-eslint/no-unused-expressions': 'off',
      // What few requests need, or only users of one transport have installed, is loaded when it is needed.
      '@typescript-eslint/no-require-imports': [
        'error',
        { allow: ['^entities', '^yaml$', '^nock$', '^msw$', '^node:', '^\\.'] },
      ],
      // chai's types can only be extended through their namespace.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      // Loops and halving keep their indices in bounds, which the compiler cannot see.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Titles and parameters are made of control characters as often as of letters.
      'no-control-regex': 'off',
    },
  },
);
