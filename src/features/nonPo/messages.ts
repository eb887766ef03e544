export const messages = {
  deliveryDays: 'Delivery Days is must be number',
  agreementLength: 'Agreement Reference No. must be 10 characters',
  instructionLength: 'Instruction Reference must be 10 characters',
  olderThanAYear: 'You have select more than one year date',
  notListed: 'This code is not in the list. Select one from the list',
  chooseAgain: 'Select the code again to get its rate',
} as const;
