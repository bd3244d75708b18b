export { ContractForm } from './contract-form.tsx';
export { describeFormError } from './describe-form-error.ts';
export { useTemporaryFlag } from './use-temporary-flag.ts';
export { useContractForm, type ContractFormModel } from './use-contract-form.ts';
