interface EmployeeSeed {
  userId: string;
  code: string;
  name: string;
  email: string;
  employeeGroup: string;
  roles: string[];
}

const NAMES: [name: string, group: string, role?: string][] = [
  ['Rohan Deshpande', 'Quality Control', 'approver'],
  ['Meera Iyer', 'Quality Control', 'approver'],
  ['Arvind Rao', 'Plant Management', 'approver'],
  ['Farida Merchant', 'Accounts Payable', 'approver'],
  ['Thomas Kurian', 'Finance Review', 'reviewer'],
  ['Lakshmi Narayan', 'Internal Audit', 'auditor'],
  ['Daniel Fernandes', 'Portal Administration', 'admin'],
  ['Sunil Bhargava', 'Accounts Payable', 'approver'],
  ['Anjali Menon', 'Quality Assurance', 'approver'],
  ['Prakash Shetty', 'Engineering', 'approver'],
  ['Kavita Joshi', 'Regulatory Affairs', 'approver'],
  ['Imran Qureshi', 'Supply Chain', 'approver'],
  ['Deepa Krishnan', 'Research and Development', 'approver'],
  ['Vikram Singh Rathore', 'Production', 'approver'],
  ['Shalini Gupta', 'Human Resources', 'approver'],
  ['Joseph Mathew', 'Environment, Health and Safety', 'approver'],
  ['Nandini Reddy', 'Clinical Operations', 'approver'],
  ['Harish Patel', 'Engineering', 'approver'],
  ['Sarah Whitcomb', 'Marketing', 'approver'],
  ['Michael Okafor', 'Operations', 'approver'],
  ['Jennifer Castellano', 'Finance', 'approver'],
  ['Markus Lindner', 'Logistik', 'approver'],
  ['Katrin Vogel', 'Verwaltung', 'approver'],
  ['Stefan Brandt', 'Finanzen', 'approver'],
  ['Ritu Agarwal', 'Information Technology', 'approver'],
  ['Ganesh Pillai', 'Quality Control'],
  ['Swati Kulkarni', 'Quality Control'],
  ['Manoj Tiwari', 'Quality Assurance'],
  ['Aarti Desai', 'Quality Assurance'],
  ['Suresh Babu', 'Production'],
  ['Padma Venkatesh', 'Production'],
  ['Rakesh Sharma', 'Engineering'],
  ['Yusuf Ansari', 'Engineering'],
  ['Geeta Chauhan', 'Supply Chain'],
  ['Amit Saxena', 'Supply Chain'],
  ['Pooja Nair', 'Regulatory Affairs'],
  ['Srinivas Murthy', 'Research and Development'],
  ['Divya Raghavan', 'Research and Development'],
  ['Alok Banerjee', 'Research and Development'],
  ['Hemant Solanki', 'Environment, Health and Safety'],
  ['Reema D’Souza', 'Human Resources'],
  ['Karthik Subramanian', 'Information Technology'],
  ['Zoya Khan', 'Information Technology'],
  ['Bhavna Trivedi', 'Accounts Payable'],
  ['Nitin Chopra', 'Accounts Payable'],
  ['Sneha Patil', 'Finance Review', 'reviewer'],
  ['Rajesh Ghosh', 'Internal Audit', 'auditor'],
  ['Madhavi Rao', 'Clinical Operations'],
  ['Omkar Phadke', 'Clinical Operations'],
  ['Elena Petrova', 'Marketing'],
  ['Robert Haines', 'Operations'],
  ['Grace Nakamura', 'Finance'],
  ['Luis Ortega', 'Operations'],
  ['Anna Schreiber', 'Logistik'],
  ['Jonas Weber', 'Finanzen'],
  ['Mahesh Yadav', 'Administration'],
  ['Leela Thomas', 'Administration'],
  ['Tarun Mehta', 'Plant Management', 'approver'],
  ['Usha Ramachandran', 'Plant Management', 'approver'],
  ['Colin Barrett', 'Plant Management', 'approver'],
];

export const employees: EmployeeSeed[] = NAMES.map(([name, employeeGroup, role], index) => {
  const number = String(index + 1).padStart(3, '0');
  return {
    userId: `usr-e-${number}`,
    code: `E${10200 + index * 7}`,
    name,
    email: `${name.toLowerCase().replaceAll('’', '').replaceAll(' ', '.')}@vireya.example`,
    employeeGroup,
    roles: role ? ['employee', role] : ['employee'],
  };
});

/** Agency users with several suppliers: user and supplier codes. */
export const agencyUsers = [
  {
    userId: 'usr-m-001',
    name: 'Neha Kulkarni',
    email: 'neha.kulkarni@tridentdesk.example',
    suppliers: ['200104', '200105', '200106'],
  },
];

export const invitedUsers = [
  { userId: 'usr-s-901', name: 'Vindhya Reagents', email: 'accounts@vindhyareagents.example' },
];
