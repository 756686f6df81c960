/** What the services, the service and the local pages say alike. */
export const texts = {
  failed: 'Error Loading Services Data',
  backToServices: 'Back to Services',
  pauseTechnologies: 'Pause the moving list of tools',
  technologies: 'The tools behind the work',
  processHeading: 'How we work',
  processMissing: 'Design Process Not Available',
  processMissingText: 'The design process for this service is not yet configured.',
};
