import { normalizeInput, type BodyOf, type Endpoint } from '@platform/contracts';
import { focusAlert } from '@platform/design-system';
import {
  confirmDiscard,
  isApiError,
  useTypedText,
  useUnsavedChanges,
  useUnsavedQueryChanges,
  type ApiError,
} from '@platform/kit';
import { useFormik } from 'formik';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ISchema } from 'yup';
import { isTextControl, readUnseenValues } from './form-controls.ts';
import { getSchemaErrors, omitEmptyStrings, type FieldErrors } from './schema-errors.ts';

type Values = Record<string, string>;

/** Options of a form that submits the body of an endpoint. */
export type ContractFormOptions<E extends Endpoint, Form extends Values> = {
  readonly endpoint: E;
  /** Initial value of every field. */
  readonly initialValues: Form;
  /** Validates the values if the form's fields differ from the body's; by default the body itself is validated. */
  readonly schema?: ISchema<unknown>;
  /** Converts the values to the body; by default the filled-in fields are the body. */
  readonly toBody?: (values: Partial<Form>) => BodyOf<E>;
  /**
   * Sends the body: `(body) => login({ body }).unwrap()`. The form shows an `ApiError` thrown here. Resolves to `false`
   * if the body was not sent after all.
   */
  readonly submit: (body: BodyOf<E>) => Promise<unknown>;
  /** `false` if leaving the form does not ask before its text is lost: for one or two short, familiar fields. */
  readonly confirmLeave?: boolean;
  /** Whether the query opens the form, so that a change of the query removes it. */
  readonly isInQuery?: boolean;
};

/** State and actions of a form, as returned by `useContractForm`. */
export type ContractFormModel<Form extends Values = Values> = {
  readonly values: Form;
  readonly submitting: boolean;
  /** The server's error if it names no field of this form; `ContractForm` shows it above the fields. */
  readonly formError: ApiError | undefined;
  /** The server's error whether or not it names fields, for forms with their own failure message. */
  readonly submitError: ApiError | undefined;
  /** Returns the props of a design-system field. */
  readonly field: (name: keyof Form & string) => {
    readonly name: string;
    readonly value: string;
    readonly onChange: (
      event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
    ) => void;
    readonly error: string | undefined;
  };
  readonly setValue: (name: keyof Form & string, value: string) => void;
  readonly reset: () => void;
  readonly submit: () => void;
  /** Calls `close` of a dialog with this form, after a question if typed text would be lost. */
  readonly leave: (close: () => void) => void;
  readonly formRef: RefObject<HTMLFormElement | null>;
};

/**
 * Creates a form that validates against the contract: on submit, and from then on with every change
 * (docs/specification.md#5-validation). Field errors of the server appear on their fields. After a failed submission
 * the first invalid field gets the focus, or else the form's error.
 */
export function useContractForm<E extends Endpoint, Form extends Values>(
  options: ContractFormOptions<E, Form>,
): ContractFormModel<Form> {
  const { endpoint, initialValues, toBody = valuesAsBody<E, Form>, submit, confirmLeave = true } = options;
  const [submitError, setSubmitError] = useState<ApiError>();
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const [hasTypedText, setHasTypedText] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  const formik = useFormik<Form>({
    initialValues,
    validate: (values) => validateForm(options, values),
    validateOnBlur: false,
    validateOnMount: false,
    onSubmit: async (values) => {
      setSubmitError(undefined);
      setServerErrors({});
      try {
        const result = await submit(normalizeInput(endpoint.body, toBody(omitEmptyStrings(values))));
        if (result !== false) setHasTypedText(false);
      } catch (error) {
        if (!isApiError(error)) throw error;
        setSubmitError(error);
        const fieldDetails = getFieldDetails(error, initialValues);
        setServerErrors(Object.fromEntries(fieldDetails.map(({ path, message }) => [path, message])));
      }
    },
  });

  useEarlyInput(formRef, formik.values, (values) => {
    setHasTypedText(true);
    void formik.setValues(values, false);
  });
  const isTyped = hasTypedText && formik.dirty;
  const isUnsaved = isTyped && !formik.isSubmitting && confirmLeave;
  useRegisteredText(isTyped, isUnsaved, options.isInQuery === true);
  const wasSubmitted = formik.submitCount > 0;
  const shownErrors = wasSubmitted ? { ...serverErrors, ...formik.errors } : {};
  useFocusOnError(formRef, formik.isSubmitting, formik.submitCount);

  return {
    values: formik.values,
    submitting: formik.isSubmitting,
    formError:
      submitError && getFieldDetails(submitError, initialValues).length === 0 ? submitError : undefined,
    submitError,
    field: (name) => ({
      name,
      value: formik.values[name] ?? '',
      onChange: (event) => {
        setServerErrors(({ [name]: _changed, ...rest }) => rest);
        if (isTextControl(event.target)) setHasTypedText(true);
        void formik.setFieldValue(name, event.target.value, wasSubmitted);
      },
      error: (shownErrors as FieldErrors)[name],
    }),
    setValue: (name, value) => void formik.setFieldValue(name, value, wasSubmitted),
    reset: () => {
      setSubmitError(undefined);
      setServerErrors({});
      setHasTypedText(false);
      formik.resetForm();
    },
    submit: () => {
      // A password manager or the browser may have filled fields without an event that React has seen.
      const unseen = readUnseenValues(formRef.current, formik.values);
      if (unseen) flushSync(() => void formik.setValues({ ...formik.values, ...unseen }, false));
      void formik.submitForm();
    },
    leave: (close) => (isUnsaved ? confirmDiscard(close) : close()),
    formRef,
  };
}

function useRegisteredText(isTyped: boolean, isUnsaved: boolean, isInQuery: boolean): void {
  useTypedText(isTyped);
  useUnsavedChanges(isUnsaved);
  useUnsavedQueryChanges(isUnsaved && isInQuery);
}

/** Returns the error details that belong to fields of this form. */
function getFieldDetails({ details }: ApiError, fields: Values): ApiError['details'] {
  return details.filter(({ path }) => path in fields);
}

function validateForm<E extends Endpoint, Form extends Values>(
  { endpoint, schema, toBody = valuesAsBody<E, Form> }: ContractFormOptions<E, Form>,
  values: Form,
): Promise<FieldErrors> {
  if (schema) return getSchemaErrors(schema, normalizeInput(schema, omitEmptyStrings(values)));
  if (!endpoint.body) throw new Error(`${endpoint.id} takes no body, so it cannot have a form`);
  return getSchemaErrors(endpoint.body, normalizeInput(endpoint.body, toBody(omitEmptyStrings(values))));
}

/** Uses the fields as the body; the schema validates that they match the endpoint. */
function valuesAsBody<E extends Endpoint, Form extends Values>(values: Partial<Form>): BodyOf<E> {
  return values as BodyOf<E>;
}

/** Keeps what the user typed into the server-rendered form before hydration. */
function useEarlyInput<Form extends Values>(
  formRef: RefObject<HTMLFormElement | null>,
  values: Form,
  keep: (values: Form) => void,
): void {
  useLayoutEffect(() => {
    const unseen = readUnseenValues(formRef.current, values);
    if (unseen) keep({ ...values, ...unseen });
    // Runs once, on hydration; afterwards the state is the source of truth.
  }, []);
}

/**
 * Focuses what a failed submission has to say: the first invalid field, or the form's error. Otherwise the focus would
 * be lost with the disabled submit button, and the error could be outside of a small screen.
 */
function useFocusOnError(
  formRef: RefObject<HTMLFormElement | null>,
  submitting: boolean,
  submitCount: number,
): void {
  useLayoutEffect(() => {
    if (submitting || submitCount === 0) return;
    const invalidField = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalidField) invalidField.focus();
    else focusAlert(formRef.current?.querySelector<HTMLElement>('[role="alert"]'));
  }, [formRef, submitting, submitCount]);
}
