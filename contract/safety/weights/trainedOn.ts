// Written by npm run train:safety.
export const trainedOn = 'd4703ae8fd6e1b45fdb219e3c0a97580e0a32929026fdf69230519f236335085'
