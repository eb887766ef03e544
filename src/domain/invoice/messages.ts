/** Messages that several record types share, verbatim (spec 2 §5 and §8, spec 3 §5). */
export const invoiceMessages = {
  exists: 'This invoice already exist',
  failed: 'Sorry something went wrong please try again',
  deleteFailed: 'Something Went Wrong',
  mustAgree: 'You must agree with the Terms and Conditions',
  companyRequired: 'Company is required',
  amountRequired: 'Amount is required',
  negative: 'Negative value not allowed',
  twoDecimals: 'Upto 2 decimals allowed',
  space: 'Space is not allowed',
  hsnDiffers: 'HSN Code must be different in every line',
  addAttachment: 'Add attachment',
  pleaseWait: 'Please Wait',
} as const;
