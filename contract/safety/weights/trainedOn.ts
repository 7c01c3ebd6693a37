// Written by npm run train:safety.
export const trainedOn = '82365be5ae32ff7647618fd252ca4304f6a25b82e1fae7bb1c481858acf38a64'
