import type { Meaning } from '@/shared/ui/terms';

export const GLOSSARY: Readonly<Record<string, Meaning>> = {
  AWB: { name: 'Air waybill', text: 'The number under which an airline carries a shipment.' },
  CIN: { name: 'Corporate identification number', text: 'Names a company in India’s register of companies.' },
  CGST: { name: 'Central goods and services tax', text: 'The part of GST that goes to the Union, within one state.' },
  ERP: { name: 'The buyer’s accounting', text: 'Where an approved invoice is parked, posted and paid.' },
  FPY: { name: 'First pass yield', text: 'Yes, when an invoice was never sent back nor queried.' },
  GRN: {
    name: 'Goods receipt note',
    text: 'Says what of an order has arrived at the buyer’s plant. Goods are invoiced against it.',
  },
  GST: { name: 'Goods and services tax', text: 'India’s tax on supplies; its number has 15 characters.' },
  GSTN: { name: 'GST number', text: 'Names a registration for India’s goods and services tax; it has 15 characters.' },
  HSN: { name: 'Harmonised system of nomenclature', text: 'The code of goods that decides their GST rate.' },
  IFSC: { name: 'Indian financial system code', text: 'Names a bank’s branch; it has 11 characters.' },
  IGST: {
    name: 'Integrated goods and services tax',
    text: 'GST on supplies from one state to another, and on imports.',
  },
  IRN: { name: 'Invoice reference number', text: 'Given to an e-invoice by India’s registration portal.' },
  MICR: { name: 'Magnetic ink character recognition', text: 'The nine digits of a bank’s branch on its cheques.' },
  MIRO: {
    name: 'Invoice verification in SAP',
    text: 'The transaction that posts an invoice against its order in the buyer’s accounting.',
  },
  MSME: { name: 'Micro, small or medium enterprise', text: 'The law has such a supplier paid within 45 days.' },
  PAN: { name: 'Permanent account number', text: 'Names a taxpayer in India; it has 10 characters.' },
  PNR: { name: 'Passenger name record', text: 'The booking number of a journey.' },
  SAC: { name: 'Services accounting code', text: 'The code of services that decides their GST rate.' },
  SGST: { name: 'State goods and services tax', text: 'The part of GST that goes to the state, within one state.' },
  SRN: {
    name: 'Service receipt note',
    text: 'Says what of an order’s services was rendered. They are invoiced against it.',
  },
  TAN: { name: 'Tax deduction account number', text: 'Names who deducts or collects tax at source in India.' },
  TCS: {
    name: 'Tax collected at source',
    text: 'A percentage that the seller collects from the buyer on top of the invoice.',
  },
  TDS: {
    name: 'Tax deducted at source',
    text: 'A percentage that the buyer keeps back from what he pays, and pays to the tax office.',
  },
  UGST: { name: 'Union territory goods and services tax', text: 'The part of GST that goes to a union territory.' },
  URN: { name: 'Unique reference number', text: 'Names what the scanner keeps of a paper invoice.' },
  WBS: { name: 'Work breakdown structure', text: 'The part of a project that a cost belongs to.' },
  ZCER: {
    name: 'Order type ZCER',
    text: 'A type of the buyer’s orders for services; they are invoiced against the order.',
  },
  ZFO: { name: 'Freight order', text: 'An order for transport; it is invoiced without a receipt.' },
  ZNB: { name: 'Standard order', text: 'An order for goods; it is invoiced against what was received.' },
};
