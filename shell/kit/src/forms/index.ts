export { ContractForm } from './contract-form.tsx';
export { useContractForm, type ContractFormModel } from './use-contract-form.ts';
